// Owns where the database lies unless somebody says otherwise.

/** Under the working directory. */
export const DATABASE_FILE = 'data/ludo.sqlite';
