import { PATH } from "./same-fields";

export const versionSdl = /* GraphQL */ `
  "A version of a model, as it can be ordered (get_versions). Unknown figures are null."
  type Version implements Node @dontInfer {
    "Id of the version in api.php (car_id)."
    versionId: Int!
    "Segment of the version's address."
    slug: String!
    ${PATH}
    "Name of the version, without brand and model."
    name: String!
    "Id of its model."
    modelId: Int!
    "Its model."
    model: Model! @link(by: "modelId", from: "modelId")
    "Trim level."
    trim: String
    "List price in francs CFA, taxes included."
    price: Int
    "Promo price in francs CFA, lower than the list price: the lowest price of the running promos for everybody; null when there is none."
    promoPrice: Int
    "Current price for any buyer, in francs CFA: promoPrice, or price when there is no promo price. Offers under conditions are not taken into account."
    currentPrice: Int
    "Running promos for it, including those under conditions, ordered by their last day."
    offers: [Promo!]! @link
    "Day on which the price was recorded."
    priceDate: Date @dateformat
    "Its list prices as builds have read them, the oldest first, at most 24; of several prices of one day the last one."
    priceHistory: [DatedPrice!]!
    "Whether it is in stock in the country."
    availability: Availability
    "Number of weeks from order to delivery."
    deliveryWeeks: Int
    "Energy, free text by the editors: Essence, Diesel, Hybride, Électrique."
    energy: String!
    "Engine displacement in cm³."
    displacement: Int
    "Power in metric horsepower (ch)."
    power: Int
    "Fiscal power in CV."
    fiscalPower: Int
    "Torque in Nm."
    torque: Int
    "Gearbox, free text by the editors: Automatique 6. The field automatic is derived from it."
    gearbox: String
    "Number of gears."
    gears: Int
    "Driven wheels, free text by the editors: Traction, 4x4 permanente. The field fourWheelDrive is derived from it."
    drivetrain: String
    "Whether the gearbox is automatic, derived from its wording; null when the wording does not tell."
    automatic: Boolean
    "Whether it has four-wheel drive, derived from the wording of the drivetrain; null when the wording does not tell."
    fourWheelDrive: Boolean
    "Combined consumption, in consumptionUnit."
    consumption: Float
    "Consumption in town, in consumptionUnit."
    consumptionCity: Float
    "Consumption on the open road, in consumptionUnit."
    consumptionRoad: Float
    "Unit of the three consumptions, free text: l/100 km, kWh/100 km."
    consumptionUnit: String
    "CO2 emissions in g/km."
    co2: Int
    "Top speed in km/h."
    topSpeed: Int
    "Acceleration from 0 to 100 km/h, in seconds."
    acceleration: Float
    "Length in mm."
    length: Int
    "Width in mm, without mirrors."
    width: Int
    "Height in mm."
    height: Int
    "Wheelbase in mm."
    wheelbase: Int
    "Ground clearance in mm."
    groundClearance: Int
    "Boot volume in litres."
    boot: Int
    "Boot volume in litres with the seats folded."
    bootMax: Int
    "Fuel tank capacity in litres."
    tank: Int
    "Battery capacity in kWh."
    battery: Float
    "Electric range in km."
    range: Int
    "Charging power on alternating current, in kW."
    chargeAc: Float
    "Charging power on direct current, in kW."
    chargeDc: Float
    "Weight in kg."
    weight: Int
    "Payload in kg."
    payload: Int
    "Towing capacity in kg."
    towing: Int
    "Number of seats."
    seats: Int
    "Number of doors."
    doors: Int
    "Tyre size, as worded by the editors."
    tyres: String
    "Manufacturer's warranty, as worded by the editors."
    warranty: String
    "Service interval in kilometres."
    serviceEvery: Int
    "Whether the rear seats have their own vents or air conditioning, derived from the wording of its equipment; null when the wording does not tell."
    rearAir: EquipmentStatus
    "Its equipment, in the editors' order."
    equipment: [EquipmentItem!]!
  }

  "Whether a version is in stock in the country."
  enum Availability {
    "In stock."
    IN_STOCK
    "Available on order."
    ON_ORDER
  }

  "The list price of a version since a day."
  type DatedPrice {
    "Day since which it is the price."
    date: Date! @dateformat
    "List price in francs CFA."
    price: Int!
  }

  "One piece of equipment of a version."
  type EquipmentItem {
    "Group under which it is listed: Sécurité, Confort."
    group: String!
    "Name of the equipment."
    label: String!
    "Whether it is standard, optional or unavailable on the version."
    status: EquipmentStatus!
    "Price of the option in francs CFA."
    price: Int
  }

  "Whether a piece of equipment is standard, optional or unavailable on a version."
  enum EquipmentStatus {
    "It is standard."
    STANDARD
    "It is available as an option."
    OPTION
    "It is not available."
    UNAVAILABLE
  }
`;
