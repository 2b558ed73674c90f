/**
 * What the operator tells everybody: banners, notices, popups, promotions' announcements and headlines, in several
 * languages and at their times; help, news and pages by version, and who agreed to which. Refuses to know what any of it
 * promises.
 */
import type { Operations } from '../../platform/implement.ts'
import addContentPicture from './add-content-picture.ts'
import agreeToTerms from './agree-to-terms.ts'
import changeAnnouncement from './change-announcement.ts'
import createAnnouncement from './create-announcement.ts'
import listArticles from './list-articles.ts'
import listContentPages from './list-content-pages.ts'
import listDueConsents from './list-due-consents.ts'
import planContentPage from './plan-content-page.ts'
import publishContentPage from './publish-content-page.ts'
import saveContentPage from './save-content-page.ts'
import showAnnouncement from './show-announcement.ts'
import showArticle from './show-article.ts'
import showContentPage from './show-content-page.ts'
import showHelpCenter from './show-help-center.ts'
import listAgentNotices from './list-agent-notices.ts'
import listAnnouncements from './list-announcements.ts'
import listStaffAnnouncements from './list-staff-announcements.ts'
import withdrawAnnouncement from './withdraw-announcement.ts'

export { contentPicture } from './content-picture.ts'
export { feed, sitemap } from './public-lists.ts'
export { tellBegunAnnouncement } from './tell-announcements.ts'
export { runPagePlan } from './run-page-plan.ts'

export const operations: Operations = [
  listAnnouncements,
  listAgentNotices,
  listStaffAnnouncements,
  createAnnouncement,
  showAnnouncement,
  changeAnnouncement,
  withdrawAnnouncement,
  addContentPicture,
  listArticles,
  showArticle,
  showHelpCenter,
  listDueConsents,
  agreeToTerms,
  listContentPages,
  showContentPage,
  saveContentPage,
  publishContentPage,
  planContentPage,
]
