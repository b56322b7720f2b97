// npm run doctor: says in plain words what has to be written, proven or decided before the public may see the site.
// `-- --strict` fails while anything is open, for a check before a launch.
// `-- --offer` prints what is said of each package, and what an open confirmation changes in it.
// `-- --remote <address>` tries a deploy instead, with the test keys of this shell (docs/deploy.md).
import { examine } from '#tools/doctor/examine.ts';
import { sayTrial, tryDeploy } from '#tools/doctor/remote/try-deploy.ts';
import { sayOffers } from '#tools/doctor/offers.ts';
import { say } from '#tools/doctor/say.ts';

const [first, ...others] = process.argv.slice(2);
if (first === '--remote' && others.length <= 1) {
  try {
    const trial = await tryDeploy(others[0] ?? '', process.env);
    console.log(sayTrial(trial));
    process.exit(trial.faults > 0 ? 1 : 0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

if (first === '--offer' && others.length === 0) {
  console.log(sayOffers(process.cwd()));
  process.exit(0);
}

const known = ['--strict'];
const unknown = process.argv.slice(2).filter((argument) => !known.includes(argument));
if (unknown.length > 0) {
  console.error(
    `npm run doctor knows ${known.join(', ')}, --offer and --remote <address>, not ${unknown.join(' ')}.`,
  );
  process.exit(2);
}

const report = await examine({ root: process.cwd(), env: process.env, today: new Date() });
console.log(say(report));
if (process.argv.includes('--strict') && report.open > 0) process.exitCode = 1;
