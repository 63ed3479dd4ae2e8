// Owns the language of a table: that of whoever opened it, in which its link is told to people who have not come yet.

export const languages = ['en', 'de', 'es', 'hi', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Also of tables older than this choice. */
export const standardLanguage: Language = 'en';
