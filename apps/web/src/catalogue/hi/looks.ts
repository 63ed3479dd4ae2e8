/** हिन्दी: बोर्ड किस चीज़ के बने हैं. */
const boards = { wood: 'लकड़ी', modern: 'सादा' };

export const looks = { board: 'बोर्ड', boards };
