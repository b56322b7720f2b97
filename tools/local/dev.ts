// `npm run dev`: the same as `npm start`, with pages and functions that follow every saved file.
import { runStack } from './run-stack.ts';

await runStack('development');
