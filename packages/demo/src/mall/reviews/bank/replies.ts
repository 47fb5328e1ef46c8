import type { ReviewLanguage } from '../types.ts';

interface Replies {
  thanks: string[];
  /** Apologies that say what happens next. */
  apologies: string[];
}

export const REPLIES: Record<ReviewLanguage, Replies> = {
  en: {
    thanks: [
      'Thank you for taking the time to write. Enjoy it!',
      'That made our morning. Thank you, and see you again soon.',
      'Lovely to hear. We will pass your words on to the people who made it.',
      'Thank you! If anything comes up, just write to us, we are here every day.',
      'We are glad it found a good home. Thank you for your trust.',
      'Thanks for the honest words, also for the small wish. We have noted it.',
    ],
    apologies: [
      'We are sorry. Please send us a photo in the chat and we will replace it without any cost to you.',
      'This is not how it should be. You can return it free of charge, and we refund you the day it arrives.',
      'Sorry for the trouble. Our service team will write to you today to put it right.',
      'Thank you for telling us, and apologies. We have checked the batch and improved the packing since.',
    ],
  },
  zh_CN: {
    thanks: [
      '感谢您的认可，祝您使用愉快！',
      '谢谢支持，看到您的评价我们一天都有好心情。',
      '感谢您抽空分享，期待您再次光临。',
      '您的喜欢是我们最大的动力，有问题随时联系客服。',
      '谢谢您的建议，我们已经记下，会继续改进。',
    ],
    apologies: [
      '非常抱歉给您带来不便，请在聊天窗口发一张照片，我们免费为您换新。',
      '很抱歉没有让您满意，您可以免费退货，收到后当天退款。',
      '对不起，我们的客服今天会主动联系您，一定处理妥当。',
    ],
  },
};
