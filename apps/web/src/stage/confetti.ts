/** How confetti falls, the same for everybody at a table. Lengths are shares of the window. */

interface Scrap {
  readonly x: number;
  readonly delay: number;
  readonly duration: number;
  readonly frames: Keyframe[];
  readonly colour: number;
}

export const WIN_LENGTH = 3600;
export const PLACE_LENGTH = 1800;

/** From 0 to 1, the same for the same arguments. */
function drawn(seed: number, nth: number, what: number): number {
  const mixed = Math.sin(seed * 3.7 + nth * 91.17 + what * 17.31) * 43758.5453;
  return mixed - Math.floor(mixed);
}

export function confettiOf(seed: number, amount: number, length: number, colours: number): readonly Scrap[] {
  return Array.from({ length: amount }, (_, nth) => {
    const draw = (what: number) => drawn(seed, nth, what);
    const duration = Math.round(length * (0.5 + 0.25 * draw(1)));
    const sway = (draw(2) - 0.5) * 24;
    const turn = (draw(3) > 0.5 ? 1 : -1) * (240 + 400 * draw(4));
    const size = 0.7 + 0.6 * draw(5);
    const at = (share: number) => {
      const x = sway * Math.sin(share * Math.PI * 2);
      return `translate(${x.toFixed(2)}vw, ${(-8 + 116 * share).toFixed(1)}vh) rotate(${(turn * share).toFixed(0)}deg) scale(${size.toFixed(2)})`;
    };
    return {
      x: draw(6),
      delay: Math.round((length - duration) * draw(7)),
      duration,
      colour: nth % Math.max(1, colours),
      frames: [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => ({
        transform: at(share),
        opacity: share === 0 || share === 1 ? 0 : 1,
        offset: share,
      })),
    };
  });
}
