/**
 * Measures one figure: `npm run bench -- NAME`. A bench is bench/NAME/NAME.ts; it compares with a reference
 * in the same run and checks its own count. Without a name the benches are listed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installWhatIsMissing } from '../scripts/lib/install.mjs';
import { refuseOldNode } from '../scripts/lib/node.mjs';

const root = resolve(import.meta.dirname, '..');
const fileOf = (name) => join(root, 'bench', name, `${name}.ts`);

refuseOldNode();
const [name, ...options] = process.argv.slice(2);
const names = readdirSync(join(root, 'bench')).filter((entry) => existsSync(fileOf(entry)));
if (name === undefined) {
  console.log(`npm run bench -- NAME, with one of: ${names.join(', ')}`);
  process.exit(0);
}
if (!names.includes(name)) {
  console.error(`There is no bench "${name}"; it must be one of: ${names.join(', ')}`);
  process.exit(2);
}
installWhatIsMissing(root);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', fileOf(name), ...options], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
