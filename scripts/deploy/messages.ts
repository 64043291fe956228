import * as z from "zod/mini";
import { reviewForm } from "../../src/contract/guide/review";
import { voteForm } from "../../src/contract/guide/vote";
import {
  adContact,
  adDetail,
  adHome,
  adMarket,
  adSearchAnswer,
  ownAds,
  sellerAnswer,
} from "../../src/contract/market/ad";
import { adMessageForm } from "../../src/contract/market/ad-message";
import { adReportForm } from "../../src/contract/market/ad-report";
import { confirmedAlert, ownAlerts } from "../../src/contract/market/alert";
import { alertForm, alertToken, pushAlertForm } from "../../src/contract/market/alert-form";
import { budgetAnswer } from "../../src/contract/market/budget";
import { cote } from "../../src/contract/market/cote";
import { estimateAnswer } from "../../src/contract/market/estimate";
import { type AdStep, AD_STEPS, stepSchema } from "../../src/contract/market/form";
import { ownAdAnswer, ownAdToEdit } from "../../src/contract/market/form-own";
import { adLanding } from "../../src/contract/market/landing";
import { moderatedAds, reportedAds } from "../../src/contract/market/moderation";
import { ownPhotos, photoOrder } from "../../src/contract/market/own-photo";
import { contactForm } from "../../src/contract/messages/contact";
import { leadForm } from "../../src/contract/messages/lead";
import { newsletterForm, newsletterToken } from "../../src/contract/messages/newsletter";
import { memberData } from "../../src/contract/mine/member-data";
import { news, newsRequest } from "../../src/contract/shared/push";
import { REGIONS } from "../../src/places";
import { site } from "../../src/site";
import { type Shape, shapeOf } from "./skew";

/** A year whose passing is no change of the contract. */
const YEAR = 2026;
const stepOf = (step: AdStep) => stepSchema(step, { phone: site.phone, places: REGIONS, year: YEAR }, YEAR);

/** What pages send to the Worker, and what it answers them, by method and path under /api. */
const MESSAGES: Readonly<Record<string, z.core.$ZodType>> = {
  "POST /leads": leadForm(site.phone),
  "POST /newsletter": newsletterForm,
  "POST /contact": contactForm(site.phone),
  "POST /reviews": reviewForm(site.phone),
  "POST /votes": voteForm,
  "POST /alerts": z.union([alertForm, pushAlertForm]),
  "POST /alerts/confirm": alertToken,
  "POST /newsletter/confirm": newsletterToken,
  "POST /push/news": newsRequest,
  "POST /ads/:id/contact": adContact,
  "POST /ads/:id/message": adMessageForm(site.phone),
  "POST /ads/:id/report": adReportForm,
  "POST /me/ads/:ad/photos/order": photoOrder,
  ...Object.fromEntries(AD_STEPS.map((step) => [`POST /me/ads/:id ${step}`, stepOf(step)])),
  "GET /ads": adSearchAnswer,
  "GET /ads/home": adHome,
  "GET /ads/market": adMarket,
  "GET /ads/estimate": estimateAnswer,
  "GET /ads/budget": budgetAnswer,
  "GET /ads/cote": cote,
  "GET /ads/landing": adLanding,
  "GET /ads/:id": adDetail,
  "GET /sellers/:id": sellerAnswer,
  "GET /me/data": memberData,
  "GET /me/ads": ownAds,
  "GET /me/ads/:id": ownAdToEdit,
  "POST /me/ads, answered": ownAdAnswer,
  "GET /me/ads/:ad/photos": ownPhotos,
  "GET /me/alerts": ownAlerts,
  "POST /alerts/confirm, answered": confirmedAlert,
  "POST /push/news, answered": news,
  "GET /ops/ads": moderatedAds,
  "GET /ops/reports": reportedAds,
};

export type Shapes = Readonly<Record<string, Shape>>;

export const messageShapes = (): Shapes =>
  Object.fromEntries(Object.entries(MESSAGES).map(([name, schema]) => [name, shapeOf(schema)]));
