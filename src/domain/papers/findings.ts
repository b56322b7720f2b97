// A judge who signs findings that somebody else wrote has found nothing: 271 Ga. 436 reversed such an order. So an order of
// ours leaves them blank, whoever wrote its words and however they are put.

/** The court speaks. */
const courtFinds =
  /\b(?:court|judge|tribunal|jue(?:z|za))\b[^.:]{0,60}?\b(?:finds?|found|concludes?|concluded|determines?|determined|holds?|is (?:satisfied|persuaded|convinced)|has weighed|encuentra|concluye|determina|considera que)\b/iu;
/** It is found without saying by whom. */
const isFound =
  /\b(?:it (?:is|is hereby|is further) (?:found|shown|established)|it appearing|having found|good cause (?:has been |is |having been )?(?:shown|found|exists)|has (?:shown|proven|proved|established|demonstrated|met (?:the|her|his|their) burden)|ha (?:demostrado|probado)|hay causa justificada)\b/iu;
/** The harm is told with its reason. */
const harmBecause =
  /\b(?:harm|injury|damage|prejudice|hardship|daño|perjuicio)\b[^.]{0,160}?\b(?:because|since|as (?:she|he|they)|due to|in that|porque|debido a)\b/iu;
/** The harm is measured. As the name of a blank, which ends in a colon, it asks the judge. */
const harmWeighed =
  /\b(?:outweigh\w*|(?:harm|injury|damage|prejudice|hardship)\b[^.:]{0,120}?\b(?:is (?:real|serious|substantial|severe|personal|different|greater)|exceeds?|goes beyond|differs?)|(?:daño|perjuicio)\b[^.:]{0,120}?\b(?:es (?:real|grave|distinto|mayor)|supera|pesa\b[^.:]{0,20}más))/iu;

/** Whether a sentence of an order finds something in place of the judge. */
export function isFinding(sentence: string): boolean {
  if (courtFinds.test(sentence) || isFound.test(sentence) || harmBecause.test(sentence)) return true;
  return harmWeighed.test(sentence) && !sentence.trimEnd().endsWith(':');
}

/** The sentences of a paper that find something. Its lines end where the page ends, not where a thought does. */
export function findingsIn(lines: readonly string[]): string[] {
  return lines
    .join(' ')
    .split(/(?<=[.:?!])\s+/u)
    .filter(isFinding);
}
