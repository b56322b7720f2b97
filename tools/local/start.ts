// `npm start`: the site as production would serve it, and everything behind it, on this machine.
import { runStack } from './run-stack.ts';

await runStack('built');
