// Starts a TypeScript file on a Node that is new enough: npm puts the pinned Node 24 of our optional
// dependencies into node_modules/.bin, ahead of the machine's own, so scripts run by npm already have it. The npm of Node
// 20 takes that link away with the packages of other platforms, so the package itself is looked for as well.
// On a platform without that package the machine's Node must be 24.7 or newer, which has the argon2 that hashes passwords;
// older ones get a sentence.
// Plain JavaScript on purpose: this file must run on whatever Node the machine carries.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
const isOld = major < 24 || (major === 24 && minor < 7);
const isWindows = process.platform === 'win32';
const ofPlatform = `node-${isWindows ? 'win' : process.platform}-${process.arch}/bin/node${isWindows ? '.exe' : ''}`;
const brought = fileURLToPath(new URL(`../node_modules/${ofPlatform}`, import.meta.url));
if (isOld && !existsSync(brought)) {
  console.error(
    `This project needs Node 24.7 or newer; this is ${process.version}. ` +
      'Run "npm ci" (it brings Node 24 on Linux and on Windows x64), or install a newer Node.',
  );
  process.exit(1);
}
// `npm run NAME -- --help` prints what the documents say of a command, and begins nothing.
if (process.argv.slice(3).some((word) => word === '--help' || word === '-h')) {
  console.log(helpFor(process.env.npm_lifecycle_event ?? process.argv[2] ?? ''));
  process.exit(0);
}

/** The rows of docs/commands.md that name a command. @param {string} name */
function helpFor(name) {
  const file = new URL('../docs/commands.md', import.meta.url);
  const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `') && namesCommand(line, command))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
    .map(
      ([, usage, does]) =>
        `  ${usage?.replaceAll('`', '')}\n      ${does?.replace(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 (docs/$2)').replaceAll('`', '')}`,
    );
  return rows.length > 0 ? rows.join('\n') : `  ${command}\n      All commands are in docs/commands.md.`;
}

/** @param {string} line @param {string} command */
function namesCommand(line, command) {
  return [...line.matchAll(/`([^`]*)`/g)].some(
    ([, words]) => words === command || words?.startsWith(`${command} `),
  );
}

const env = { ...process.env };
// What the command starts by name is to find the same Node.
const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
if (isOld) env[path] = `${dirname(brought)}${delimiter}${env[path] ?? ''}`;
const node = isOld ? brought : process.execPath;
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
// Ctrl-C reaches the child by the terminal's process group; a signal sent to us alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// When npm is killed outright nobody signals us; our parent changes.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
