// Owns the pictures of people: one of a given set, for whoever wants one. Nothing is uploaded.
export const pictures = [
  'cat',
  'dog',
  'fox',
  'bear',
  'monkey',
  'lion',
  'frog',
  'owl',
  'penguin',
  'turtle',
  'octopus',
  'unicorn',
  'anchor',
  'ship',
  'rocket',
  'star',
] as const;
export type Picture = (typeof pictures)[number];
