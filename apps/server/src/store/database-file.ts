export const DATABASE_FILE = 'data/ludo.sqlite';
