// The sandbox's own pages: plain HTML that works without scripts.

export type PageLanguage = 'en' | 'es';

/** Text made safe for HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export function money(cents: number, currency: string, language: PageLanguage): string {
  return new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
  }).format(cents / 100);
}

const BANNER = { en: 'Sandbox – no real money', es: 'Modo de prueba – sin dinero real' };

export function pageHtml(page: {
  title: string;
  language: PageLanguage;
  body: string;
  wide?: boolean;
}): string {
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<header class="banner"><strong>${BANNER[page.language]}</strong></header>
<main${page.wide ? ' class="wide"' : ''}>
${page.body}
</main>
</body>
</html>
`;
}

/** No scripts at all. No `form-action`: browsers apply it to the redirect after paying, too. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

export const STYLESHEET = `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1a1f36;background:#f5f6f8}
main{max-width:30rem;margin:0 auto;padding:1rem}
main.wide{max-width:75rem}
.banner{margin:0;padding:.5rem 1rem;text-align:center;color:#3d2a00;background:#ffdf8a}
h1{font-size:1.5rem;line-height:1.25;margin:1rem 0}
h2{font-size:1.15rem;margin:2rem 0 .5rem}
a{color:#3b3fb6}
.card{background:#fff;border:1px solid #d9dce3;border-radius:.5rem;padding:1rem;margin:1rem 0}
.items{list-style:none;margin:0;padding:0}
.items li{display:flex;justify-content:space-between;gap:1rem;padding:.25rem 0}
.total{border-top:1px solid #d9dce3;margin-top:.5rem;font-weight:700}
label{display:block;font-weight:600;margin:.9rem 0 .25rem}
input{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:#fff;border:1px solid #6b7280;border-radius:.375rem}
input[aria-invalid=true]{border-color:#b00020;border-width:2px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
.hint{font-size:.9rem;color:#4b5563;margin:.25rem 0 0}
.error{color:#8c0019;background:#fdecef;border:1px solid #b00020;border-radius:.375rem;padding:.75rem 1rem}
button{min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:700;color:#fff;background:#3b3fb6;border:0;border-radius:.375rem;cursor:pointer}
button.wide{width:100%;margin-top:1.25rem}
button.second{color:#1a1f36;background:#fff;border:1px solid #6b7280}
:focus-visible{outline:3px solid #0b63ce;outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
details{margin:1rem 0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;background:#fff}
th,td{text-align:left;padding:.4rem .6rem;border:1px solid #d9dce3;vertical-align:top;font-size:.9rem}
code,pre{font:.85rem/1.45 ui-monospace,monospace;overflow-wrap:anywhere}
pre{background:#fff;border:1px solid #d9dce3;padding:1rem;white-space:pre-wrap}
`;
