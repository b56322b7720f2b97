/** `git log --oneline` and the lists of code hosts cut off anything longer. */
export const longestSubject = 72;

/** Verbs in the imperative that only look like another form. */
const imperatives = /^(embed|exceed|feed|need|proceed|seed|shed|speed|bring|ring|focus|canvas)$/i;
const notAVerb =
  /^(an?|the|this|that|these|those|its?|they|we|you|i|who|whoever|what|when|where|which|nobody|everybody|somebody|some|every|each|all|no|not|now|there|in|on|of|for|from|to|while|after|before|and|but|also)$/i;

/** What is wrong with the first line of a commit, as a sentence; null if it is fine. */
export function faultOfSubject(subject: string): string | null {
  // Written by git, or to be absorbed by a rebase.
  if (/^(Merge|Revert) |^(fixup|squash|amend)! /.test(subject)) return null;
  const first = /^[\p{L}\d@/._'’-]+/u.exec(subject)?.[0] ?? '';
  if ([...subject].length > longestSubject) {
    return `is ${[...subject].length} characters long; ${longestSubject} at most, the reasons go into the body`;
  }
  if (!/^\p{Lu}/u.test(subject)) return 'begins with a capital letter';
  if (/[.!…]$/.test(subject)) return 'ends without a full stop';
  if (/^\S+( \S+){0,2}: /.test(subject)) return 'begins with a verb, not with a topic and a colon';
  if (imperatives.test(first)) return null;
  if (notAVerb.test(first) || /(ed|ing|[^s]s)$/.test(first)) {
    return `begins with a verb in the imperative ("Add", "Refuse"), not with "${first}"`;
  }
  return null;
}
