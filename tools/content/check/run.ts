// `npm run check`: every check of content/ that needs no build.
import { checkContent } from '#tools/content/check/content-faults.ts';

const started = Date.now();
const report = checkContent();
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ faults: [...report.faults], notes: report.notes }));
} else {
  for (const [file, sentences] of report.faults)
    console.log(`\n${file}\n${sentences.map((sentence) => `  ✗ ${sentence}`).join('\n')}`);
  const shown = process.argv.includes('--all') ? report.notes : report.notes.slice(0, 10);
  if (shown.length > 0) console.log(`\nMay wait:\n${shown.map((note) => `  · ${note}`).join('\n')}`);
  if (shown.length < report.notes.length)
    console.log(`  … and ${report.notes.length - shown.length} more: npm run check -- --all`);
  const count = [...report.faults.values()].reduce((sum, { length }) => sum + length, 0);
  const seconds = ((Date.now() - started) / 1_000).toFixed(1);
  console.log(
    count === 0
      ? `\n✓ content: ${report.files} files, nothing to mend (${seconds} s)`
      : `\n${count} to mend in ${report.faults.size} of ${report.files} files (${seconds} s). Nothing is published until then.`,
  );
}
if (report.faults.size > 0) process.exitCode = 1;
