/** Letters of scripts that papers are not printed in; all marks of Latin, Greek and Cyrillic are. */
const otherLetters = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u;

/** Whether a name has letters that papers cannot show, such as Arabic, Chinese, Korean or Amharic ones. */
export const isInOtherScript = (name: string): boolean => otherLetters.test(name);
