import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Layout is prettier's, types are svelte-check's; this one looks for mistakes that both let through.
export default defineConfig(
  globalIgnores(['dist', 'target', 'test-results', '**/*.gen.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'tools/*.mjs'] },
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Types promise what is not always there: crypto.subtle without https, fields of an older server.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // 'void n' in an effect: run again when n changes.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The types that a component gives to the callbacks and snippets of its parent are known to
      // svelte-check only; here they would all be 'any'.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      // It takes the words of the reason for names of warnings; svelte-check knows which are used.
      'svelte/no-unused-svelte-ignore': 'off',
      // A map that lives within one calculation need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      // All boards share the type of their props, and not every board needs all of them.
      'svelte/no-unused-props': 'off',
      // {' '}: prettier would take a bare blank away.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    // These draw pictures of our own. Nothing that came over the wire may be written as HTML.
    files: ['src/**/{ArmCard,Back,CardFace,Face,Flag,Icon,Pirate,Weapon}.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  { files: ['test/**', 'e2e/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  { files: ['e2e/**', 'gallery/**', 'tools/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
);
