// How a check of the built site reports: a list of sentences, empty if all is well.
import { fileURLToPath } from 'node:url';

/** Runs a check if its file was started directly: prints what it found and sets the exit code. */
export async function reportWhenStarted(
  file: string,
  name: string,
  check: () => string[] | Promise<string[]>,
): Promise<void> {
  if (process.argv[1] !== fileURLToPath(file)) return;
  const problems = await check();
  for (const problem of problems) console.error(`✗ ${problem}`);
  console.log(problems.length === 0 ? `✓ ${name}` : `${name}: ${problems.length} to fix`);
  if (problems.length > 0) process.exitCode = 1;
}
