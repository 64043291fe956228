import { Hono } from "hono";
import type { Env } from "./env";
import { withdrawReview } from "./guide/reviews/own-reviews";
import { receiveReview } from "./guide/reviews/reviews";
import { receiveVote } from "./guide/reviews/votes";
import { answerResults } from "./guide/search/results";
import { suggestions } from "./guide/search/suggestions";
import { deepHealth, publicHealth } from "./health";
import { showNumber, writeToSeller } from "./market/ad-page/contact";
import { answerDetail } from "./market/ad-page/detail";
import { receiveReport } from "./market/ad-page/report";
import { answerSeller } from "./market/ad-page/seller";
import { confirm, createAlert, leave, listAlerts, nameAlert, removeAlert } from "./market/alerts/alerts";
import {
  decideAd,
  decideSeller,
  deleteAdPhoto,
  listReports,
  leaveOnline,
  listWaiting,
  notePapers,
  readAd,
} from "./market/moderation/moderation";
import { exportDecisions } from "./market/moderation/decisions-export";
import { deletePhoto, listPhotos, receivePhoto, refusePhoto, sortPhotos } from "./market/photos/receive";
import { beginOwnAd, deleteOwnAd, listOwnAds, ownerActs, readOwnAd } from "./market/posting/own";
import { answerBudget } from "./market/budget/budget";
import { answerCote } from "./market/cote/cote";
import { answerEstimate } from "./market/estimate/answer";
import { answerLanding } from "./market/landing/answer";
import { answerNews, answerPushKey } from "./market/push/push";
import { answerHome, answerMarket, answerSearch } from "./market/search/answers";
import { leadWays } from "./messages/lead-ways";
import { listOperators, nameOperator, readSelf, removeOperator } from "./members/operators/operators";
import { exportLeads, listLeads, noteCall } from "./messages/desk/lead-desk";
import { confirmNewsletter } from "./messages/newsletter";
import { receive } from "./messages/receive";
import { rehearseLead } from "./messages/rehearsal";
import { forgetMe, me, myData } from "./mine/member-data";
import { answerPerson } from "./mine/person";
import { usedCars } from "./market/names/used-cars";
import { usedSuggestions } from "./market/names/used-suggestions";
import { exportOutbox, flipSwitch, readClock, readOutbox, readSwitches, retryOutbox } from "./ops";
import { readOverview } from "./overview";
import { addRoutes, type Routes } from "./routing";
import { settingProblems } from "./settings";
import type { Context } from "./shared/context";
import { problem } from "./shared/problem";
import { receivePolicyReport } from "./site/reports/policy-reports";
import { receiveScriptError } from "./site/reports/script-errors";
import { receiveWebhook } from "./site/rebuild";
import { keepBuildState, readBuildState } from "./site/build-state";
import { readRelease } from "./site/release";

/** The endpoints that answer although the settings are refused. */
const withoutSettings: Routes = {
  "/health": { GET: { who: "anyone", answer: ({ env }) => publicHealth(env) } },
};

const withSettings: Routes = {
  "/": { GET: { who: "anyone", rate: "SEARCH_RATE", answer: suggestions(usedSuggestions) } },
  "/search": { GET: { who: "anyone", rate: "SEARCH_RATE", answer: answerResults(usedCars) } },

  "/leads": {
    POST: {
      who: "page",
      rate: "MESSAGE_RATE",
      json: true,
      closedBy: ["leads-by-mail", "read-only"],
      whenClosed: leadWays,
      answer: (sent) => receive("leads", sent),
    },
  },
  "/newsletter/confirm": {
    POST: { who: "page", rate: "MEMBER_RATE", json: true, closedBy: ["read-only"], answer: confirmNewsletter },
  },
  "/newsletter": {
    POST: {
      who: "page",
      rate: "MESSAGE_RATE",
      json: true,
      closedBy: ["read-only"],
      answer: (sent) => receive("newsletter", sent),
    },
  },
  "/contact": {
    POST: {
      who: "page",
      rate: "MESSAGE_RATE",
      json: true,
      closedBy: ["read-only"],
      answer: (sent) => receive("contact", sent),
    },
  },

  "/reviews": {
    POST: { who: "member", rate: "MESSAGE_RATE", json: true, closedBy: ["read-only"], answer: receiveReview },
  },
  "/reviews/:id": { DELETE: { who: "member", rate: "MEMBER_RATE", closedBy: ["read-only"], answer: withdrawReview } },
  "/votes": { POST: { who: "member", rate: "MEMBER_RATE", json: true, closedBy: ["read-only"], answer: receiveVote } },

  "/me": {
    GET: { who: "member", rate: "MEMBER_RATE", answer: me },
    DELETE: { who: "member", rate: "MEMBER_RATE", closedBy: ["read-only"], answer: forgetMe },
  },
  "/me/data": { GET: { who: "member", rate: "MEMBER_RATE", answer: myData } },

  "/me/ads/:ad/photos": {
    GET: { who: "member", rate: "PHOTO_RATE", answer: listPhotos },
    POST: {
      who: "member",
      rate: "PHOTO_RATE",
      refuse: refusePhoto,
      closedBy: ["photos", "read-only"],
      answer: receivePhoto,
    },
  },
  "/me/ads/:ad/photos/order": {
    POST: { who: "member", rate: "PHOTO_RATE", json: true, closedBy: ["read-only"], answer: sortPhotos },
  },
  "/me/ads/:ad/photos/:photo": {
    DELETE: { who: "member", rate: "PHOTO_RATE", closedBy: ["read-only"], answer: deletePhoto },
  },
  "/me/ads": {
    GET: { who: "member", rate: "MEMBER_RATE", answer: listOwnAds },
    POST: { who: "member", rate: "MEMBER_RATE", json: true, closedBy: ["posting", "read-only"], answer: beginOwnAd },
  },
  "/me/ads/:id": {
    GET: { who: "member", rate: "MEMBER_RATE", answer: readOwnAd },
    POST: {
      who: "member",
      rate: "MEMBER_RATE",
      json: true,
      closedBy: ["posting", "read-only"],
      answer: ownerActs.edit,
    },
    DELETE: { who: "member", rate: "MEMBER_RATE", closedBy: ["read-only"], answer: deleteOwnAd },
  },
  "/me/ads/:id/submit": {
    POST: {
      who: "member",
      rate: "MEMBER_RATE",
      json: true,
      closedBy: ["posting", "read-only"],
      answer: ownerActs.submit,
    },
  },
  "/me/ads/:id/price": {
    POST: { who: "member", rate: "MEMBER_RATE", json: true, closedBy: ["read-only"], answer: ownerActs.price },
  },
  "/me/ads/:id/renew": {
    POST: { who: "member", rate: "MEMBER_RATE", json: true, closedBy: ["read-only"], answer: ownerActs.renew },
  },
  "/me/ads/:id/sold": {
    POST: { who: "member", rate: "MEMBER_RATE", json: true, closedBy: ["read-only"], answer: ownerActs.sold },
  },

  "/alerts": {
    POST: { who: "page", rate: "MESSAGE_RATE", json: true, closedBy: ["alerts", "read-only"], answer: createAlert },
  },
  "/alerts/name": { GET: { who: "anyone", rate: "SEARCH_RATE", answer: nameAlert } },
  "/alerts/confirm": {
    POST: { who: "page", rate: "MEMBER_RATE", json: true, closedBy: ["read-only"], answer: confirm },
  },
  "/alerts/leave": { POST: { who: "anyone", rate: "MEMBER_RATE", closedBy: ["read-only"], answer: leave } },
  "/me/alerts": { GET: { who: "member", rate: "MEMBER_RATE", answer: listAlerts } },
  "/me/alerts/:id": { DELETE: { who: "member", rate: "MEMBER_RATE", closedBy: ["read-only"], answer: removeAlert } },

  "/push": { GET: { who: "anyone", rate: "SEARCH_RATE", answer: answerPushKey } },
  "/push/news": { POST: { who: "page", rate: "MEMBER_RATE", json: true, closedBy: [], answer: answerNews } },

  "/ads": { GET: { who: "anyone", rate: "SEARCH_RATE", answer: answerSearch } },
  "/ads/home": { GET: { who: "anyone", rate: "SEARCH_RATE", answer: answerHome } },
  "/ads/market": { GET: { who: "anyone", rate: "SEARCH_RATE", answer: answerMarket } },
  "/ads/estimate": { GET: { who: "anyone", rate: "SEARCH_RATE", answer: answerEstimate } },
  "/ads/budget": { GET: { who: "anyone", rate: "SEARCH_RATE", answer: answerBudget } },
  "/ads/cote": { GET: { who: "anyone", rate: "SEARCH_RATE", answer: answerCote } },
  "/ads/landing": { GET: { who: "anyone", rate: "SEARCH_RATE", answer: answerLanding } },
  "/ads/:id{[0-9a-z]{12}}": { GET: { who: "anyone", answer: answerDetail } },
  "/ads/:id/contact": {
    POST: { who: "page", rate: "CONTACT_RATE", json: true, closedBy: ["read-only"], answer: showNumber },
  },
  "/ads/:id/message": {
    POST: { who: "page", rate: "MESSAGE_RATE", json: true, closedBy: ["read-only"], answer: writeToSeller },
  },
  "/ads/:id/report": {
    POST: { who: "page", rate: "MESSAGE_RATE", json: true, closedBy: ["read-only"], answer: receiveReport },
  },
  "/sellers/:id": { GET: { who: "anyone", answer: answerSeller } },

  "/csp": { POST: { who: "anyone", rate: "REPORT_RATE", closedBy: [], answer: receivePolicyReport } },
  "/errors": { POST: { who: "anyone", rate: "REPORT_RATE", closedBy: [], answer: receiveScriptError } },

  // The webhook needs no token, because its signature identifies the sender.
  "/rebuild": { POST: { who: "anyone", closedBy: [], answer: receiveWebhook } },

  "/ops/outbox": { GET: { who: "operator", may: "site", answer: readOutbox } },
  "/ops/outbox/retry": { POST: { who: "operator", may: "site", answer: retryOutbox } },
  "/ops/outbox.csv": { GET: { who: "operator", may: "site", answer: exportOutbox } },
  "/ops/clock": { GET: { who: "operator", may: "site", answer: readClock } },
  "/ops/overview": { GET: { who: "operator", may: "site", answer: readOverview } },
  "/ops/health": { GET: { who: "operator", may: "site", answer: ({ env }: Context) => deepHealth(env) } },
  "/ops/release": { GET: { who: "operator", may: "site", answer: readRelease } },
  "/ops/build-state": {
    GET: { who: "operator", may: "site", answer: readBuildState },
    PUT: { who: "operator", may: "site", answer: keepBuildState },
  },
  "/ops/lead": { POST: { who: "operator", may: "site", json: true, answer: rehearseLead } },
  "/ops/switches": {
    GET: { who: "operator", may: "site", answer: readSwitches },
    POST: { who: "operator", may: "site", json: true, answer: flipSwitch },
  },
  "/ops/person": { POST: { who: "operator", may: "site", json: true, answer: answerPerson } },
  "/ops/me": { GET: { who: "operator", may: null, answer: readSelf } },
  "/ops/operators": {
    GET: { who: "operator", may: "operators", answer: listOperators },
    POST: { who: "operator", may: "operators", json: true, answer: nameOperator },
  },
  "/ops/operators/:account": { DELETE: { who: "operator", may: "operators", answer: removeOperator } },
  "/ops/leads": { GET: { who: "operator", may: "leads", answer: listLeads } },
  "/ops/leads.csv": { GET: { who: "operator", may: "leads", answer: exportLeads } },
  "/ops/leads/:id": { POST: { who: "operator", may: "leads", json: true, answer: noteCall } },
  "/ops/ads": { GET: { who: "operator", may: "ads", answer: listWaiting } },
  "/ops/decisions.csv": { GET: { who: "operator", may: "site", answer: exportDecisions } },
  "/ops/reports": { GET: { who: "operator", may: "ads", answer: listReports } },
  "/ops/ads/:id": {
    GET: { who: "operator", may: "ads", answer: readAd },
    POST: { who: "operator", may: "ads", json: true, answer: decideAd },
  },
  "/ops/ads/:id/papers": { POST: { who: "operator", may: "ads", json: true, answer: notePapers } },
  "/ops/ads/:id/reports": { POST: { who: "operator", may: "ads", json: true, answer: leaveOnline } },
  "/ops/ads/:id/photos/:hash": { DELETE: { who: "operator", may: "ads", answer: deleteAdPhoto } },
  "/ops/sellers/:id": { POST: { who: "operator", may: "ads", json: true, answer: decideSeller } },
};

export const apiRoutes: Routes = { ...withoutSettings, ...withSettings };

/** Answers requests under /api. */
export const api = new Hono<{ Bindings: Env }>();

addRoutes(api, withoutSettings);
api.use("*", ({ env }, next) =>
  settingProblems(env).length > 0 ? Promise.resolve(problem("not_ready", { "Retry-After": "3600" })) : next(),
);
addRoutes(api, withSettings);
api.all("/*", () => problem("unknown_address"));
