import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** Generated files, which are not part of a fingerprint. */
const MADE_ANYWHERE = new Set(['node_modules', 'build', 'dist', '.react-router']);
const MADE_AT_THE_TOP = new Set(['.git', '.cache', 'shots', 'test-results', 'data']);

/** Hash of the contents of all files below these places of the project. */
export function fingerprint(places) {
  const hash = createHash('sha256');
  for (const place of places) addTo(hash, path.join(root, place));
  return hash.digest('hex');
}

function addTo(hash, place) {
  const entries = readdirSync(path.dirname(place), { withFileTypes: true });
  const self = entries.find((entry) => entry.name === path.basename(place));
  if (!self) return;
  if (self.isFile()) {
    hash.update(path.relative(root, place)).update('\0').update(readFileSync(place)).update('\0');
  } else if (self.isDirectory()) {
    const isMade = (name) => MADE_ANYWHERE.has(name) || (place === root && MADE_AT_THE_TOP.has(name));
    const names = readdirSync(place).filter((name) => !isMade(name));
    for (const name of names.sort()) addTo(hash, path.join(place, name));
  }
}

const notes = path.join(root, '.cache');

/** The stamp that an earlier run wrote under this name, if its hash is the same. */
export function readStamp(name, hash) {
  const file = path.join(notes, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const note = JSON.parse(readFileSync(file, 'utf8'));
  return note.hash === hash ? note : undefined;
}

export function writeStamp(name, hash, facts = {}) {
  mkdirSync(notes, { recursive: true });
  writeFileSync(path.join(notes, `${name}.json`), JSON.stringify({ hash, ...facts }));
}
