import { words } from '@croupier/client/words/words.ts'
import type { Area } from '@croupier/words/areas.ts'
import type { StaffPermission } from '@croupier/api/staff/roles.ts'
import type { ComponentType } from 'react'
import { createBrowserRouter, Navigate } from 'react-router'
import { BrokenPage } from './broken-page.tsx'
import { Guarded } from './guarded.tsx'
import { MissingPage } from './missing-page.tsx'
import { firstPage } from './pages.tsx'
import { Shell } from './shell.tsx'
import { useStaff } from './staff.tsx'

/** A screen with its words, loaded together when it is first opened; refused here before it asks the server. */
function screen(permission: StaffPermission, area: Area, load: () => Promise<ComponentType>) {
  return async () => {
    const [Screen] = await Promise.all([load(), words.need(area)])
    return {
      Component: () => (
        <Guarded permission={permission}>
          <Screen />
        </Guarded>
      ),
    }
  }
}

function Start() {
  const { permissions } = useStaff()
  return <Navigate to={firstPage(permissions)} replace />
}

/** Made once the words have started: a router begins to load the screen of its address at once. */
export const openRouter = () =>
  createBrowserRouter([
    {
      Component: Shell,
      children: [
        {
          ErrorBoundary: BrokenPage,
          // While the first screen's files come there is nothing else to show than the shell.
          HydrateFallback: () => null,
          children: [
            { index: true, Component: Start },
            {
              path: 'overview',
              lazy: screen(
                'reports.read',
                'console-overview',
                async () => (await import('../overview/overview-page.tsx')).OverviewPage,
              ),
            },
            {
              path: 'members',
              lazy: screen(
                'members.read',
                'console-members',
                async () => (await import('../members/member-list.tsx')).MemberList,
              ),
            },
            {
              path: 'members/:account',
              lazy: screen(
                'members.read',
                'console-members',
                async () => (await import('../members/member-detail.tsx')).MemberDetail,
              ),
            },
            {
              path: 'agents',
              lazy: screen(
                'members.read',
                'console-agents',
                async () => (await import('../agents/agent-tree.tsx')).AgentTree,
              ),
            },
            {
              path: 'settlements',
              lazy: screen(
                'contracts.read',
                'console-agents',
                async () => (await import('../agents/settlement-list.tsx')).SettlementList,
              ),
            },
            {
              path: 'deposits',
              lazy: screen(
                'deposits.read',
                'console-deposits',
                async () => (await import('../deposits/deposit-list.tsx')).DepositList,
              ),
            },
            {
              path: 'cashier/:tab?',
              lazy: screen(
                'payments.read',
                'console-payments',
                async () => (await import('../payments/payments-page.tsx')).PaymentsPage,
              ),
            },
            {
              path: 'withdrawals',
              lazy: screen(
                'withdrawals.read',
                'console-withdrawals',
                async () => (await import('../withdrawals/withdrawal-list.tsx')).WithdrawalList,
              ),
            },
            {
              path: 'transfers',
              lazy: screen(
                'withdrawals.read',
                'console-funds',
                async () => (await import('../transfers/transfer-list.tsx')).TransferList,
              ),
            },
            {
              path: 'rounds',
              lazy: screen(
                'rounds.read',
                'console-rounds',
                async () => (await import('../rounds/round-list.tsx')).RoundList,
              ),
            },
            {
              path: 'vendors',
              lazy: screen(
                'games.read',
                'console-games',
                async () => (await import('../vendors/vendor-list.tsx')).VendorList,
              ),
            },
            {
              path: 'vendor-reports/:code',
              lazy: screen(
                'rounds.read',
                'console-games',
                async () => (await import('../vendors/report-page.tsx')).ReportPage,
              ),
            },
            {
              path: 'games',
              lazy: screen(
                'games.read',
                'console-games',
                async () => (await import('../games/game-list.tsx')).GameList,
              ),
            },
            {
              path: 'lotteries',
              lazy: screen(
                'games.read',
                'console-lotteries',
                async () => (await import('../lotteries/lottery-list.tsx')).LotteryList,
              ),
            },
            {
              path: 'games/import',
              lazy: screen(
                'games.manage',
                'console-games',
                async () => (await import('../games/import-page.tsx')).ImportPage,
              ),
            },
            {
              path: 'points/:tab?',
              lazy: screen(
                'promotions.read',
                'console-points',
                async () => (await import('../points/points-page.tsx')).PointsPage,
              ),
            },
            {
              path: 'announcements',
              lazy: screen(
                'content.read',
                'console-content',
                async () => (await import('../content/announcement-list.tsx')).AnnouncementList,
              ),
            },
            {
              path: 'pages',
              lazy: screen(
                'content.read',
                'console-pages',
                async () => (await import('../pages/page-list.tsx')).PageList,
              ),
            },
            {
              path: 'feedback',
              lazy: screen(
                'feedback.read',
                'console-feedback',
                async () => (await import('../feedback/case-list.tsx')).CaseList,
              ),
            },
            {
              path: 'live-rooms',
              lazy: screen('chat.read', 'console-chat', async () => (await import('../chat/chat-desk.tsx')).ChatDesk),
            },
            {
              path: 'sent',
              lazy: screen(
                'messages.read',
                'console-messages',
                async () => (await import('../sent/sent-list.tsx')).SentList,
              ),
            },
            {
              path: 'messages',
              lazy: screen(
                'messages.read',
                'console-messages',
                async () => (await import('../messages/message-list.tsx')).MessageList,
              ),
            },
            {
              path: 'promotions',
              lazy: screen(
                'promotions.read',
                'console-promotions',
                async () => (await import('../promotions/promotions-page.tsx')).PromotionsPage,
              ),
            },
            {
              path: 'promotions/applications',
              lazy: screen(
                'promotions.read',
                'console-promotions',
                async () => (await import('../promotions/promotions-page.tsx')).PromotionsPage,
              ),
            },
            {
              path: 'promotions/new',
              lazy: screen(
                'promotions.manage',
                'console-promotions',
                async () => (await import('../promotions/promotion-form-page.tsx')).PromotionFormPage,
              ),
            },
            {
              path: 'promotions/:promotionId/change',
              lazy: screen(
                'promotions.manage',
                'console-promotions',
                async () => (await import('../promotions/promotion-form-page.tsx')).PromotionFormPage,
              ),
            },
            {
              path: 'proposals',
              lazy: screen(
                'proposals.read',
                'console-audit',
                async () => (await import('../proposals/proposal-list.tsx')).ProposalList,
              ),
            },
            {
              path: 'audit',
              lazy: screen(
                'audit.read',
                'console-audit',
                async () => (await import('../audit/audit-list.tsx')).AuditList,
              ),
            },
            {
              path: 'operators',
              lazy: screen(
                'staff.read',
                'console-staff',
                async () => (await import('../operators/operator-list.tsx')).OperatorList,
              ),
            },
            {
              path: 'settings/:tab?',
              lazy: screen(
                'settings.read',
                'console-settings',
                async () => (await import('../settings/settings-page.tsx')).SettingsPage,
              ),
            },
            {
              path: 'account',
              lazy: screen(
                'own.session',
                'console-staff',
                async () => (await import('../account/own-account.tsx')).OwnAccount,
              ),
            },
            { path: '*', Component: MissingPage },
          ],
        },
      ],
    },
  ])
