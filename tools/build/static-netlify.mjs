// The Netlify adapter for a site whose every page is prebuilt. The adapter as published emits a catch-all
// server function even then, which would answer every unknown path with the English 404 and cost a cold start.
// Telling it that the output is static leaves what we want from it: cache headers for hashed files and the
// content security policy of each page, written as platform configuration. After the build each page is finished
// (finish-page.ts).
import { existsSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import netlify from '@astrojs/netlify';
import { fileURLToPath } from 'node:url';
import { doorSettings } from '../edit-door/settings.ts';
import { finishPage } from './finish-page.ts';
import { shareRules } from './header-rules.ts';

export default function staticNetlify() {
  const adapter = netlify({ imageCDN: false, staticHeaders: true, devFeatures: false });
  const {
    'astro:config:setup': configSetup,
    'astro:config:done': configDone,
    'astro:build:done': buildDone,
  } = adapter.hooks;
  let root;
  let building;
  return {
    ...adapter,
    hooks: {
      ...adapter.hooks,
      // While developing, the adapter brings an imitation of the platform that damages uploads and asks the
      // network for more than a minute before the first page; ours (tools/local) runs in its place. And Astro would
      // send the policy, without the hashes of the styles and scripts that Vite adds.
      'astro:config:setup': (params) => {
        building = params.command === 'build';
        return building ? configSetup(params) : undefined;
      },
      'astro:config:done': (params) => {
        root = params.config.root;
        const setAdapter = (settings) => {
          const adapterFeatures = { ...settings.adapterFeatures, buildOutput: 'static' };
          params.setAdapter({ ...settings, adapterFeatures });
        };
        return building ? configDone({ ...params, buildOutput: 'static', setAdapter }) : undefined;
      },
      'astro:build:done': async (params) => {
        await buildDone(params);
        const file = new URL('.netlify/v1/config.json', root);
        const config = JSON.parse(readFileSync(file, 'utf8'));
        for (const rule of config.headers) {
          const policy = rule.values['Content-Security-Policy'];
          const page = new URL(rule.for === '/' ? 'index.html' : `${rule.for.slice(1)}.html`, params.dir);
          if (!policy || !existsSync(page)) continue;
          const { html, policy: own } = await finishPage(readFileSync(page, 'utf8'), policy, params.dir);
          rule.values['Content-Security-Policy'] = own;
          writeFileSync(page, html);
        }
        config.headers = shareRules(config.headers);
        const door = doorSettings(process.env, { forOthers: true });
        if (door) {
          const { writeDoor } = await import('../edit-door/write.ts');
          config.headers.push(...(await writeDoor(fileURLToPath(root), fileURLToPath(params.dir), door)));
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
