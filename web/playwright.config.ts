import { defineConfig } from '@playwright/test';
import { ARGS } from './tools/browser.mjs';

export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 3, // each waits a quarter of its time
  retries: 1, // docs/decisions/0012
  reporter: 'list',
  outputDir: 'target/e2e',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.DERRING_CHROMIUM ?? '/usr/bin/chromium', args: ARGS },
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
});
