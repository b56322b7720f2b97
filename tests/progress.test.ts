import { describe, expect, it } from 'vitest';
import { progressLine, reportOn } from '#tools/progress.ts';

describe('whoever waits for long work', () => {
  it('reads how much is done and how long it will take at this pace', () => {
    expect(progressLine('Files', 50, 200, 4_000)).toBe(
      'Files ██████░░░░░░░░░░░░░░░░░░ 50 of 200, about 12 s more',
    );
    expect(progressLine('Rows', 10, 1_000, 10_000)).toContain('about 17 min more');
  });

  it('is promised nothing by the first moments, and nothing when all is done', () => {
    expect(progressLine('Files', 1, 200, 300)).not.toContain('more');
    expect(progressLine('Files', 0, 200, 3_000)).not.toContain('more');
    expect(progressLine('Files', 200, 200, 9_000)).toBe('Files ████████████████████████ 200 of 200');
    expect(progressLine('Files', 0, 0, 0)).toBe('Files ████████████████████████ 0 of 0');
  });

  it.each([
    ['sees one line change in a terminal, which ends when the work does', true, /^\r.*1 of 2\r.*2 of 2\n$/s],
    ['finds nothing in a log of work that was quick', false, /^$/],
  ])('%s', (_, isTTY, expected) => {
    let output = '';
    const report = reportOn({
      isTTY,
      write: (text: string | Uint8Array) => Boolean((output += String(text))),
    });
    report('Files', 1, 2);
    report('Files', 2, 2);
    expect(output.replaceAll('\u001B[K', '')).toMatch(expected);
  });
});
