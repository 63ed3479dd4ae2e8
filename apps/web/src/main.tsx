/** The page's beginning: language and colours first, then the page itself. */
import { createRoot } from 'react-dom/client';
import { App } from './pages/app.tsx';
import { takeFromAddress } from './pages/brought-pass.ts';
import { followOtherTabs, showLanguage, useSettings } from './settings/settings.ts';
import { awaitGesture } from './sound/sounds.ts';
import './styles/theme.css';
import './styles/base.css';
import './styles/pages.css';
import './styles/board.css';
import './styles/table.css';

takeFromAddress();
addEventListener('hashchange', takeFromAddress);

const darkness = matchMedia('(prefers-color-scheme: dark)');

function dress(): void {
  const { settings, text } = useSettings.getState();
  const isDark = settings.theme === 'dark' || (settings.theme === 'auto' && darkness.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  document.documentElement.lang = text.code;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#1c222b' : '#fffdf8');
}

dress();
useSettings.subscribe(dress);
darkness.addEventListener('change', dress);
followOtherTabs();
awaitGesture();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has lost its root');
await showLanguage(useSettings.getState().settings.language);
createRoot(root).render(<App />);
