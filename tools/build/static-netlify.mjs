// The Netlify adapter for a site whose every page is prebuilt. The adapter as published emits a catch-all
// server function even then, which would answer every unknown path with the English 404 and cost a cold start.
// Telling it that the output is static leaves what we want from it: cache headers for hashed files and the
// content security policy of each page, written as platform configuration.
//
// Two things are added after the build. The policy lists the hash of every inline script and style of the whole
// site; each page keeps its own only, so headers stay small as the site grows. And pages for unknown paths,
// which header rules do not reach, get their policy into the <meta> the layout left open.
import { existsSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import netlify from '@astrojs/netlify';
import { foldPage, scriptsOfFold } from './below-the-fold.ts';
import { deferIslands } from './first-use.mjs';
import { hashOf, scriptsOf, shortenScripts } from './page-scripts.ts';
import { trimStyles } from './page-styles.ts';
import { policyPlace } from '../../src/layouts/policy-place.ts';

export default function staticNetlify() {
  const adapter = netlify({ imageCDN: false, staticHeaders: true, devFeatures: false });
  const configSetup = adapter.hooks['astro:config:setup'];
  const configDone = adapter.hooks['astro:config:done'];
  const buildDone = adapter.hooks['astro:build:done'];
  let root;
  let building = true;
  return {
    ...adapter,
    hooks: {
      ...adapter.hooks,
      // While developing, the adapter brings an imitation of the platform that damages uploads and asks the
      // network for more than a minute before the first page; ours (tools/local) runs in its place.
      'astro:config:setup': (params) => {
        building = params.command === 'build';
        return configSetup?.({
          ...params,
          updateConfig: (changes) =>
            params.updateConfig(params.command === 'dev' ? withoutImitation(changes) : changes),
        });
      },
      'astro:config:done': (params) => {
        root = params.config.root;
        return configDone?.({
          ...params,
          buildOutput: 'static',
          setAdapter: (settings) =>
            params.setAdapter({
              ...settings,
              adapterFeatures: {
                ...settings.adapterFeatures,
                buildOutput: 'static',
                // While developing Astro would send the policy too, without the hashes of the styles and scripts that
                // Vite adds: pages without style or life.
                staticHeaders: building,
              },
            }),
        });
      },
      'astro:build:done': async (params) => {
        await buildDone?.(params);
        const file = new URL('.netlify/v1/config.json', root);
        const config = JSON.parse(readFileSync(file, 'utf8'));
        for (const rule of config.headers) {
          const policy = rule.values['Content-Security-Policy'];
          const page = policy && pageFile(params.dir, rule.for);
          if (!page) continue;
          const written = readFileSync(page, 'utf8');
          const deferred = deferIslands(written, params.dir) ?? { html: written };
          const scripted = shortenScripts(
            deferred.html,
            deferred.hash ? allowScript(policy, deferred.hash) : policy,
          );
          const scripts = `${scriptsOf(scripted.html, params.dir)}\n${scriptsOfFold(scripted.html)}`;
          const trimmed = trimStyles(scripted.html, scripts);
          const { html, hash } = foldPage(trimmed, params.dir) ?? { html: trimmed };
          const own = ownPolicy(hash ? allowScript(scripted.policy, hash) : scripted.policy, html);
          rule.values['Content-Security-Policy'] = own;
          // A <meta> may not say who frames the page; the site-wide header in netlify.toml does.
          const inPage = own.replace(/frame-ancestors [^;]+;\s*/, '').replaceAll('"', '&quot;');
          writeFileSync(page, html.replace(policyPlace, inPage));
        }
        writeFileSync(file, JSON.stringify(config));
        // The adapter leaves the folders of the functions it did not write. Were one not empty, this would throw.
        for (const left of ['functions/ssr', 'functions', 'edge-functions/middleware', 'edge-functions']) {
          const folder = new URL(`.netlify/v1/${left}`, root);
          if (existsSync(folder)) rmdirSync(folder);
        }
      },
    },
  };
}

function withoutImitation(changes) {
  const plugins = changes.vite?.plugins
    ?.flat()
    .filter((plugin) => !plugin?.name?.startsWith('vite-plugin-netlify'));
  return plugins ? { ...changes, vite: { ...changes.vite, plugins } } : changes;
}

function pageFile(dir, address) {
  const name = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  const file = new URL(name, dir);
  return existsSync(file) ? file : null;
}

function allowScript(policy, hash) {
  return policy.replace(/script-src /, `script-src '${hash}' `);
}

/** The policy with only those hashes whose script stands in this page, and those of its styles, which are rewritten. */
function ownPolicy(policy, html) {
  const scripts = hashesOf(html, 'script');
  const styles = hashesOf(html, 'style');
  return policy
    .replace(/ '(sha256-[^']+)'/g, (all) => (scripts.has(all.trim()) ? all : ''))
    .replace("style-src 'self'", (all) => [all, ...styles].join(' '));
}

function hashesOf(html, name) {
  const texts = html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'));
  return new Set(Array.from(texts, ([, text]) => `'${hashOf(text)}'`));
}
