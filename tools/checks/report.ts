// How a check over the built site speaks: a list of sentences, none when all is well.
import { fileURLToPath } from 'node:url';

/** Runs a check when its file was started by itself: prints what it found and sets the exit code. */
export async function reportWhenStarted(
  file: string,
  name: string,
  check: () => string[] | Promise<string[]>,
): Promise<void> {
  if (process.argv[1] !== fileURLToPath(file)) return;
  const problems = await check();
  for (const problem of problems) console.error(`✗ ${problem}`);
  console.log(problems.length === 0 ? `✓ ${name}` : `${name}: ${problems.length} to put right`);
  if (problems.length > 0) process.exitCode = 1;
}
