// `npm run dev`: the mall from its sources. The apps reload on changes; a change of the server restarts it.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { watchServer } = await import('./setup/watch-server.mjs');
watchServer();
