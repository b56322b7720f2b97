// @module-tag full
// What people who change the code type: every command explains itself, and one test is run by its name.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import { placeOf, testsNamed } from '#tools/checks/test-place.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const ours = Object.entries(scripts).filter(([, command]) => command.includes('run-on-node.mjs'));
const help = async (name: string, command: string): Promise<string> => {
  const args = command.slice(command.indexOf('tools/run-on-node.mjs')).split(' ');
  const env = { ...process.env, npm_lifecycle_event: name, LOCAL_DIR: '/dev/null/nowhere' };
  return (await promisify(execFile)(process.execPath, [...args, '--help'], { env })).stdout;
};

describe('--help', () => {
  it('says of every command what it does, and begins nothing', { timeout: 60_000 }, async () => {
    expect(ours.length).toBeGreaterThan(35);
    const silent: string[] = [];
    for (const [name, command] of ours) {
      const output = await help(name, command);
      const called = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
      // Two lines each, made from docs/commands.md: the command as it is typed, and what it does.
      if (!output.startsWith(`  ${called}`) || output.includes('All commands are in') || output.length < 40)
        silent.push(`${name}: ${output}`);
    }
    expect(silent).toEqual([]);
  });
});

/** Options by which this very Node says that it is an older one, or another machine: no test fetches another. */
const sayingItIs = ({ node, arch = process.arch }: { node: string; arch?: string }): string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } });
    Object.defineProperty(process, 'arch', { value: '${arch}' });`)}`,
];

const brought = join(PROJECT_ROOT, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node');

describe.skipIf(!existsSync(brought))(
  'a machine with an older Node, whose npm leaves no link to the Node we bring',
  () => {
    const versions = ['20.20.2', '24.6.0'];
    it.each(versions)(
      'runs a command on the one we bring, and so what the command starts: %s',
      async (version) => {
        const folder = mkdtempSync(join(tmpdir(), 'old-node-'));
        const command = join(folder, 'command.ts');
        writeFileSync(
          command,
          `import { execSync } from 'node:child_process';
       const here: string = process.execPath;
       console.log(here + '\\n' + execSync('node -p process.execPath', { encoding: 'utf8' }));`,
        );
        const parts = (process.env.PATH ?? '').split(delimiter);
        const PATH = parts.filter((part) => !part.includes('node_modules')).join(delimiter);
        try {
          const args = [...sayingItIs({ node: version }), 'tools/run-on-node.mjs', command];
          const ran = await promisify(execFile)(process.execPath, args, { env: { ...process.env, PATH } });
          const used = ran.stdout.trim().split('\n');
          expect(used.map((path) => realpathSync(path))).toEqual([
            realpathSync(brought),
            realpathSync(brought),
          ]);
        } finally {
          rmSync(folder, { recursive: true });
        }
      },
    );
  },
);

describe('a machine for which we bring no Node', () => {
  const onSuchMachine = async (node: string): Promise<string> => {
    const args = [
      ...sayingItIs({ node, arch: 'riscv64' }),
      'tools/run-on-node.mjs',
      '--eval',
      'console.log("ran")',
    ];
    return (await promisify(execFile)(process.execPath, args)).stdout;
  };

  it.each(['22.18.0', '24.6.0'])(
    'is told which Node it needs, for %s cannot hash a password',
    async (node) => {
      await expect(onSuchMachine(node)).rejects.toThrow('This project needs Node 24.7 or newer');
    },
  );

  it('runs a command on its own Node, once that is new enough', async () => {
    expect(await onSuchMachine('24.7.0')).toBe('ran\n');
  });
});

describe('npm run test:one', () => {
  it.each([
    ['src/domain/reference.test.ts', [], false],
    ['src/islands/payment/Checkout.test.tsx', ['--config', 'vitest.components.config.ts'], false],
    ['tests/journeys/contact.test.ts', ['--config', 'vitest.journeys.config.ts'], true],
    ['tests/integration/http/contact.test.ts', ['--config', 'vitest.journeys.config.ts'], true],
    ['tests/integration/build-output.test.ts', [], true],
    ['tests/integration/backup.test.ts', [], false],
  ])('knows how %s is run', (file, config, needsBuild) => {
    expect(testsNamed(file, PROJECT_ROOT)).toEqual([file]);
    expect(placeOf(file)).toEqual({ config, needsBuild });
  });

  it('takes a part of a name, and refuses what is no test', () => {
    expect(testsNamed('journeys/contact', PROJECT_ROOT)).toEqual(['tests/journeys/contact.test.ts']);
    expect(() => testsNamed('no-such-test', PROJECT_ROOT)).toThrow('No test file has "no-such-test"');
    expect(() => placeOf('src/domain/reference.ts')).toThrow('is no test');
  });
});
