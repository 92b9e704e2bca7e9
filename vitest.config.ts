import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { readConfig } from './src/lib/read-config.ts'

export default defineConfig({
  // Plain names: Vitest turns whatever is under import.meta.env into a string.
  define: { BUILD_CONFIG: JSON.stringify(readConfig({})), MOCK_API: 'false' },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    // It remembers what it has loaded; a test that begins anew needs one that remembers nothing.
    server: { deps: { inline: ['@stripe/stripe-js'] } },
    testTimeout: 90_000,
    env: { DEBUG_PRINT_LIMIT: '2000' },
  },
})
