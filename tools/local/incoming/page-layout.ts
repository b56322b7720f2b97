// As the pages of the Stripe sandbox beside it: plain HTML, no scripts.
import { escapeHtml, STYLESHEET } from '../stripe/page-layout.ts';

export const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const styleSheet = `${STYLESHEET}
select,textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:#fff;border:1px solid #6b7280;border-radius:.375rem}
main{max-width:40rem}
.mails{list-style:none;margin:0;padding:0}
.mails li{padding:.75rem 0;border-top:1px solid #d9dce3}
.result{padding:.75rem 1rem;color:#0b4a2b;background:#e3f5ea;border:1px solid #2f855a;border-radius:.375rem}
`;

export const pageHtml = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header class="banner"><strong>Local inbox – answers go to this machine’s site</strong></header>
<main>
${body}
</main>
</body>
</html>
`;
