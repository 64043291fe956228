/** The secrets of a setting that takes several, separated by spaces, the newest first, while one replaces another (rule: site/key-rotation). */
export const secretsIn = (setting: string): readonly string[] => setting.split(/\s+/).filter(Boolean);
