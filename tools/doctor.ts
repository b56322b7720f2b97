// npm run doctor: what has to be written, proven or decided before the public may see the site, in plain words.
// `-- --strict` fails while anything is open, for a check before a launch.
import { examine } from '#tools/doctor/examine.ts';
import { say } from '#tools/doctor/say.ts';

const known = ['--strict'];
const unknown = process.argv.slice(2).filter((argument) => !known.includes(argument));
if (unknown.length > 0) {
  console.error(`npm run doctor knows ${known.join(', ')}, not ${unknown.join(' ')}.`);
  process.exit(2);
}

const report = await examine({ root: process.cwd(), env: process.env, today: new Date() });
console.log(say(report));
if (process.argv.includes('--strict') && report.open > 0) process.exitCode = 1;
