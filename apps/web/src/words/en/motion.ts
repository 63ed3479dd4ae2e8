/** What moves, sounds and is felt, and how a win is celebrated. */
export const motion = {
  loudness: { off: 'Off', soft: 'Soft', full: 'Full' },
  vibration: 'Vibrate: your turn, captures, a win',
};
