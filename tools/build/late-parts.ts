// What nobody needs before they move: forms that wake at their first use, and the scripts of what stands below the
// fold. They come together in one script. Without JavaScript none of it would work, and the page says so in its place.
import { minifySync } from 'vite';
import { placeLate } from '../../src/browser/page/late.ts';

const island = /<astro-island\b[^>]*\bclient="first-use"[^>]*>[\s\S]*?<\/astro-island>(?:<!--astro:end-->)?/g;
const script = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

interface Parts {
  readonly html: string;
  /** The script that brings them, or null when there is nothing for it. */
  readonly code: string | null;
}

/** Takes the part of a page that stands below the fold. */
export function takeParts(html: string): Parts {
  const forms: string[] = [];
  const scripts: string[] = [];
  const left = html
    .replace(island, (form) => {
      forms.push(form);
      return '<div class="late"></div>';
    })
    .replace(script, (all, text: string) => {
      // One that imports something must stay a script of its own.
      if (/\bimport\b\s*["'{*\w]/.test(text)) return all;
      // Each was a module: the names of one are not those of another.
      scripts.push(`(() => {${text}\n})();`);
      return '';
    });
  if (forms.length + scripts.length === 0) return { html, code: null };
  const place = forms.length > 0 ? `(${placeLate.toString()})(${JSON.stringify(forms)});` : '';
  return { html: left, code: minifySync('late.js', place + scripts.join(''), { module: true }).code };
}
