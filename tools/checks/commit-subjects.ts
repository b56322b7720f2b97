/**
 * Checks the first lines of our commits against STYLE.md: all since the rule began or, as a git hook, the one being
 * written (its file is the argument). Asks only the local repository.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { faultOfSubject } from './commit-subject.ts';

/**
 * The last commit that is not checked. If a bad subject has been pushed, leave history alone and set this to that
 * commit instead.
 */
const base = '35e0ce1dc654d297647ff9fbfae7fb676cd6b711';

const [messageFile] = process.argv.slice(2);
const subjects = messageFile ? [firstLine(messageFile)] : subjectsSinceBase();
const faults = subjects.flatMap((subject) => {
  const fault = faultOfSubject(subject);
  return fault === null ? [] : [`"${subject}" ${fault}`];
});
if (faults.length) {
  console.error(`A commit subject (STYLE.md):\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exitCode = 1;
} else if (!messageFile) console.log(`${subjects.length} commit subjects are fine.`);

function firstLine(file: string): string {
  return readFileSync(file, 'utf8').split('\n', 1)[0]?.trim() ?? '';
}

/** Empty outside a repository, and if the history was cut so that old commits cannot be told from new ones. */
function subjectsSinceBase(): string[] {
  if (git('rev-parse', '--is-inside-work-tree') !== 'true') return [];
  const known = git('merge-base', '--is-ancestor', base, 'HEAD') !== null;
  // A shallow clone that does not reach back to the base has only newer commits.
  if (!known && git('rev-parse', '--is-shallow-repository') !== 'true') return [];
  const listed = git('log', '--no-merges', '--format=%s', known ? `${base}..HEAD` : 'HEAD');
  return listed ? listed.split('\n') : [];
}

/** What git prints, without the last line break; null if it fails or is not installed. */
function git(...words: string[]): string | null {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
