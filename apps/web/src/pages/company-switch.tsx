/** Leads from one way to play to another, with what has been chosen so far. */
import { Link } from 'wouter';
import { rememberPlan, type GameKind, type Plan } from '../setup/plans.ts';
import { useText } from '../words/text.ts';

const KINDS: readonly GameKind[] = ['bots', 'here', 'friends'];

export function CompanySwitch({ kind, plan }: { readonly kind: GameKind; readonly plan: Plan }) {
  const { first } = useText();
  return (
    <nav className="company-switch" aria-label={first.company}>
      {KINDS.map((each) => (
        <Link
          key={each}
          className="company-way"
          href={`/new/${each}`}
          replace
          aria-current={each === kind ? 'page' : undefined}
          onClick={() => rememberPlan(plan)}
        >
          {first[each]}
        </Link>
      ))}
    </nav>
  );
}
