import { openDatabase } from '../../infra/database/database.ts';
import { createLog } from '../../infra/log/log.ts';
import { connectMall, type RaceMall } from '../trade-races/race-mall.ts';
import { MallProcess } from './mall-process.ts';

/** Runs `work` with a mall in a process of its own, which is removed afterwards. */
export async function withMallProcess<Result>(
  env: Record<string, string>,
  work: (mallProcess: MallProcess, mall: RaceMall) => Promise<Result>,
): Promise<Result> {
  const mallProcess = await MallProcess.make(env);
  try {
    await mallProcess.start();
    const database = openDatabase({
      url: mallProcess.databaseUrl,
      poolSize: 8,
      log: createLog({ logLevel: 'silent' }),
    });
    try {
      return await work(mallProcess, await connectMall(mallProcess.url, database));
    } finally {
      await database.close();
    }
  } finally {
    await mallProcess.remove();
  }
}
