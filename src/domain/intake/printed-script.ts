/**
 * Letters of scripts that papers are not printed in. All marks of Latin, Greek and Cyrillic are, and the letters that look
 * like apostrophes, of no script of their own: the ʻokina of Hawaiian names, the ʿayn of Arabic ones in Latin letters.
 */
const otherLetters = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u02b9-\u02c8])\p{L}/u;

/** Whether a name has letters that papers cannot show, such as Arabic, Chinese, Korean or Amharic ones. */
export const isInOtherScript = (name: string): boolean => otherLetters.test(name);
