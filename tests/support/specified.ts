/** What the product's specification names, spelled as there. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The addresses of section 2: main, legacy, newer, invite-brand mode. */
export const SPECIFIED_ROUTES = words(`
  / /login /brandlogin
  /games/jili /games/fachai /games/pg /games/og /games/collection /games/scratch
  /wallet /aboutus /record /points /favorite /telegram /privacy
  /bonus /transferToMain /emergencyAlert
  /account /vip /vips /task /promo /profile /spin
  /invite /invite/records
  /cashin /cashin/result /cashin/paying
  /cashout /cashout/info /cashout/result
  /lotto /lottoResults /lottoHistory /lottoPanel
  /allgames
  /v3invite /v3inviteDetail /v3Promo
  /faq /mall /prize /msgCenter
  /wallet/cash/in /wallet/cash/out
`);

/** The calls of section 7. */
export const SPECIFIED_CALLS = words(`
  /x2/user/info /x2/user/token/renewal /user/username/edit /user/email/edit /user/birthday/edit
  /x2/user/registerByAccount/v2 /x2/account/loginByOtp /x2/user/loginByAccount
  /x2/sms/send /x2/sms/sendRegister /x2/sms/sendLogin /x2/sms/check /x2/spread/statistic/invite_link/query
  /x2/device/getInfoId /x2/temporaryPushBranch
  /x2/app/zhou/getVal /x2/app/zhou/v2/getVal /x2/app/boot/v2/{appId} /x2/app/comment_flag
  /x2/finance/list /x2/paramConfig/recharge/get /x2/recharge/v2 /x2/payListActivity/bonus /x2/payListActivity/upActivity
  /x2/app/channel/list/v2
  /x2/paramConfig/withdraw/get /x2/paramConfig/withdraw/checkLimit /x2/withdraw/apply/v2
  /x2/withdraw/get-latest-account-info /x2/app/channel/redis/paychannnel
  /x2/marketing/mall_item/list /x2/marketing/mall_item/exchange /x2/marketing/assets/list
  /x2/marketing/mall_item/daily-has-exchange-count /x2/app/countdown
  /spin/main-page /x2/spin/open-prize-with-lotteryticket
  /user-point/list /misson-checkin/main-page /misson-checkin/signin /vip/slef-level
  /misson/main-page /misson/receive-misson-award
  /act-guaranteed/index/popover /act-guaranteed/getActList /act-guaranteed/actDetailStatus
  /act-guaranteed/receive-bonus/{id}
  /x2/weekly-lucky-prize/list
  /hd/login /game/all-list /x2/game/show-list /x2/pg-soft/get-game-html
  /x2/migration-bonus/check /x2/vest/protect_migration/check /x2/vest/check_banner_show /x2/vest/migrated/visit/report
  /x2/vest/recent_login_account/get /x2/vest/main_account_available/check /x2/vest/login_migrate
  /x2/user-behavior/event-report /x2/log/collect /x2/v2/log/collect
`);
