import type { ReviewParts } from '../combine-parts.ts';

/**
 * Merits (`+`) and faults (`-`) by top-level category, in English and Chinese, each as a clause that fits every product
 * of the category. `combine-parts.ts` makes reviews of them.
 */
export const REVIEW_PARTS: Readonly<Record<number, ReviewParts>> = {
  101: parts(`
    + the screen stays readable in full sunlight | 大太阳底下屏幕也看得清
    + it still feels as quick as on the first day | 用到现在还和第一天一样流畅
    + one charge gets me through a long day | 充一次电能撑一整天
    + my old data was moved over in minutes | 旧机资料几分钟就搬过来了
    - it gets uncomfortably warm while charging | 充电的时候热得烫手
    - the battery was empty by the early afternoon | 电池到下午就没电了
    - the connector was loose from the start | 接口一开始就松
    - it restarted on its own several times | 自己重启了好几次
  `),
  102: parts(`
    + voices sound clear and close, even at low volume | 小音量下人声也很清晰
    + the bass is deep without covering everything else | 低音下潜够，又不盖过别的声音
    + it connects in a second, every time | 每次一秒就连上
    + I can listen for hours without getting tired | 连听几个小时也不累
    - the left channel went silent | 左声道没声音了
    - there is a hiss in every quiet passage | 安静的地方总有底噪
    - the connection drops in the next room | 隔一个房间就断连
    - one of the buttons got stuck | 有个按键卡住了
  `),
  103: parts(`
    + it runs so quietly that I forget it is on | 安静得让人忘了它开着
    + it was recognised at once by every machine I have | 家里几台机器都是插上就认
    + my desk has never been this tidy | 桌面从来没这么清爽过
    + a whole working day does not slow it down | 办公一整天也不卡
    - it was not recognised by my computer | 我的电脑认不出来
    - it makes a high whistling noise | 一直有尖锐的电流声
    - the driver took a whole evening | 装驱动折腾了一晚上
    - it became slow after a week | 用了一周就变慢了
  `),
  104: parts(`
    + the cut falls beautifully without pinching anywhere | 版型好看，哪里都不勒
    + the colour is exactly the one on my screen | 颜色和图片一模一样
    + the fabric is soft and not at all see-through | 面料柔软，一点不透
    + it needs no ironing after the wash | 洗完不用熨就很平整
    - it shrank a full size in the first wash | 洗一次就缩了一个码
    - a seam opened under the arm | 腋下开线了
    - the fabric scratches on bare skin | 贴身穿很扎
    - the colour came off on my other clothes | 掉色，染了别的衣服
  `),
  105: parts(`
    + it fits as if it had been made for me | 合身得像定做的一样
    + the cloth is sturdy and still comfortable | 面料厚实又舒服
    + it looks sharp at work and relaxed at home | 上班穿精神，在家穿也自在
    + the colour held after a dozen washes | 洗了十几次也不掉色
    - the buttons came off within days | 没几天扣子就掉了
    - it is two sizes smaller than the chart says | 比尺码表小了两码
    - it pilled after one evening | 穿了一晚就起球
    - the zip was crooked when it arrived | 拉链装歪了
  `),
  106: parts(`
    + there was nothing to break in, they fitted at once | 不用磨合，上脚就合适
    + the sole grips on wet stone | 下雨天石板路也不滑
    + they weigh next to nothing | 轻得几乎没感觉
    + my feet stay dry and warm | 脚一直干爽暖和
    - the sole came off at the toe | 鞋头开胶了
    - they rub the heel, even with thick socks | 穿厚袜子也磨脚后跟
    - one is clearly larger than the other | 两只鞋大小不一样
    - the smell did not go away for weeks | 味道几周都散不掉
  `),
  107: parts(`
    + everything has its place inside | 里面分区合理，东西都放得下
    + it looks better with every month | 越用越有味道
    + the stitching is even down to the last corner | 走线整齐，边角都到位
    + it goes with nearly everything I wear | 搭什么衣服都好看
    - the strap tore where it is sewn on | 带子缝合处断了
    - the clasp does not close properly | 扣子扣不紧
    - the surface peeled at the edges | 边缘掉皮了
    - it was already scratched in the box | 盒子里拿出来就有划痕
  `),
  108: parts(`
    + it makes the whole room feel warmer | 整个房间一下子温馨了
    + it stands perfectly steady | 放得稳稳当当
    + putting it together took a quarter of an hour | 一刻钟就装好了
    + the material is far better than in the shop nearby | 用料比附近店里的好多了
    - one side is a centimetre lower than the other | 一边比另一边低了一厘米
    - the holes did not line up | 孔位对不上
    - the paint rubs off on the hands | 掉漆，蹭一手
    - it smelled of glue for two weeks | 胶水味两周都没散
  `),
  109: parts(`
    + it is clean again after one wipe | 一擦就干净
    + cooking is twice the fun with it | 做饭都变得有意思了
    + it has just the right weight in the hand | 拿在手里分量正好
    + guests always ask where it is from | 客人来了总问在哪儿买的
    - it was chipped at the rim | 边上有个缺口
    - the handle came loose | 把手松了
    - everything sticks to it | 什么都粘
    - it rusted after the first wash | 洗一次就生锈了
  `),
  110: parts(`
    + my skin feels calm and soft all day | 用完皮肤一整天都舒服
    + a small amount is enough | 每次用量很少
    + the scent is fine and never too much | 香味清淡，不冲鼻
    + it lasts from breakfast until late | 从早到晚都持久
    - my skin turned red after the second time | 用到第二次就泛红
    - the bottle leaked in its box | 瓶子在盒子里就漏了
    - it was half empty when I opened it | 打开只有半瓶
    - it dries into crumbs | 搓一下就起泥
  `),
  111: parts(`
    + it keeps the children busy for hours | 孩子能玩上好几个小时
    + there are no sharp edges anywhere | 边角光滑，放心给孩子玩
    + it has survived many falls | 摔了好多次都没坏
    + grown-ups fight over it as well | 大人也抢着玩
    - a part broke on the first afternoon | 第一天下午就断了一个零件
    - two pieces were missing | 少了两块
    - the paint came off in little hands | 颜色蹭了孩子一手
    - the instructions make no sense | 说明书看不懂
  `),
  112: parts(`
    + the aroma fills the whole kitchen | 一打开满屋子香
    + it tastes fresh and not too sweet | 新鲜，不会太甜
    + the portion is more generous than I thought | 分量比想象的足
    + it was gone before I could hide it | 还没藏起来就被吃光了
    - it tasted stale | 吃起来不新鲜
    - the best-before date was only two weeks away | 保质期只剩两周
    - the bag was torn and half of it spilled | 袋子破了，撒了一半
    - it is far too sweet for me | 甜得发腻
  `),
  113: parts(`
    + it has been through rain and mud without a mark | 风里雨里用过，一点痕迹没有
    + it is light and packs down small | 轻便，收起来很小
    + it made training a pleasure again | 又有动力锻炼了
    + the grip is firm, even with wet hands | 手湿了也握得稳
    - a seam gave way on the second outing | 第二次用就开线了
    - the pump lost air after a day | 一天就漏气
    - the strap cuts into the shoulder | 肩带勒得疼
    - it is heavier than stated | 比标的重不少
  `),
  114: parts(`
    + my balcony has come alive with it | 阳台一下子有了生气
    + our animals took to it at once | 家里毛孩子马上就喜欢上了
    + it can be rinsed clean in a moment | 脏了冲一下就好
    + even a beginner gets along with it | 新手也能上手
    - it came in two pieces | 到手就断成两截
    - it fell over with the first wind | 风一吹就倒
    - our cat will not go near it | 我家猫碰都不碰
    - it rusted within a month | 一个月就生锈了
  `),
};

/** One clause per line, after `+` or `-`: English | Chinese. */
function parts(lines: string): ReviewParts {
  const found: { merits: ReviewParts['merits'][number][]; faults: ReviewParts['faults'][number][] } = {
    merits: [],
    faults: [],
  };
  for (const line of lines.trim().split('\n')) {
    const [, sign, en, zh] = /^\s*([+-]) (.+?) \| (.+?)\s*$/.exec(line) ?? [];
    if (!sign || !en || !zh) throw new Error(`Not a part of a review: "${line}"`);
    found[sign === '+' ? 'merits' : 'faults'].push({ en, zh_CN: zh });
  }
  return found;
}
